import { drawDiploma } from '../../gateway/specimens';
import { proposeCalls } from '@/contract/propose';
import { stage } from './driver';
import { enterAs } from './flows/persona';
import { soon } from '../soon';

const { journey } = stage();

const SUGGEST = '/pages/service/suggest/index';
const DESK = '/pages/service/online_customer/index';
const HELP = '/pages/user/helpCenter/index';

describe('a customer who needs help', () => {
  it('complains, is answered, and disagrees with the answer', () =>
    journey('complaint', async (all) => {
      const { driver, console } = all;
      const phone = '13800142095';
      await enterAs(all, 'borrowing', phone);
      await driver.open(SUGGEST);
      await driver.tapRole('button', '提交');
      await driver.see('请选择和什么有关');
      await driver.choose('和什么有关', '利息与费用');
      await driver.fill('具体内容', '利息和合同里写的不一样');
      await driver.pickFile(
        '添加图片（选填）',
        drawDiploma({ name: '林晓岚', school: '云岭样本截图', year: 2026 }),
        'shot.png',
      );
      await driver.seeRole('img', '图片（选填） 1');
      await driver.seeNot('%');
      await driver.screenshot('written');
      await driver.tapRole('button', '提交');
      await driver.see('答复期限');
      await driver.see('处理中');
      await driver.screenshot('sent');
      await console.answerProposal(phone, '已核对，按合同计算，没有多收。');
      await driver.reload();
      await driver.see('已核对，按合同计算，没有多收。');
      await driver.tapRole('button', '对答复不满意');
      await driver.fill('哪里没有解决', '没有说明是怎么算的');
      await driver.tapRole('button', '重新处理');
      await driver.see('重新处理中');
      await driver.screenshot('again');
      await driver.back();
      await driver.open(`${SUGGEST}?tab=mine`);
      await driver.see('重新处理中');
    }));

  it('leaves the form while its answer is on the way: the answer moves no other page', () =>
    journey('complaint-left', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'credited', '13800142310');
      await driver.open(HELP);
      await driver.tapText('投诉与建议');
      await driver.arrive(SUGGEST);
      await driver.choose('和什么有关', '利息与费用');
      await driver.fill('具体内容', '利息和合同里写的不一样');
      const { path } = proposeCalls.proposeSave;
      await console.faults([{ path, fault: 'delay', value: 10_000 }]);
      await driver.tapRole('button', '提交');
      await driver.back();
      await driver.arrive(HELP);
      await soon(async () =>
        expect(JSON.stringify((await console.raw('GET', 'traces')).json)).toContain(path),
      );
      await driver.see('已提交');
      expect(await driver.path()).toBe(HELP);
    }));

  it('goes from an error to its article, on to customer service, and complains, all with the number of that error', () =>
    journey('help-complaint', async (all) => {
      const { driver, console } = all;
      const phone = '13800142097';
      await enterAs(all, 'borrowing', phone);
      await console.faults([{ path: '/loan/queryPendingRepayment', fault: 'status', value: 503, times: 20 }]);
      driver.tolerate(/503|queryPendingRepayment/);
      await driver.open('/pages/repay/index');
      await driver.see('网络开小差了');
      const [, traceNo = ''] = /问题编号 (\w+)/.exec(await driver.text()) ?? [];
      expect(traceNo).not.toBe('');
      await driver.tapText('看看怎么办');
      await driver.see('提示“网络开小差了”');
      await driver.tapRole('button', /联系客服/);
      await driver.arrive(DESK);
      await driver.see(traceNo);
      await driver.screenshot('desk');
      await driver.tapRole('button', /写下投诉或建议/);
      await driver.see(`会附上问题编号 ${traceNo}`);
      await driver.choose('和什么有关', '利息与费用');
      await driver.fill('具体内容', '还款页打不开，怕算成逾期');
      await driver.tapRole('button', '提交');
      await driver.see('处理中');
      const { json } = await console.raw('GET', 'proposals');
      expect(json).toContainEqual(expect.objectContaining({ phone, traceNo, state: 'open' }));
    }));

  it('finds help from an error, and by pinyin', () =>
    journey('help', async (all) => {
      const { driver, console } = all;
      await enterAs(all, 'borrowing', '13800142096');
      await console.faults([{ path: '/loan/queryPendingRepayment', fault: 'status', value: 503, times: 20 }]);
      driver.tolerate(/503|queryPendingRepayment/);
      await driver.open('/pages/repay/index');
      await driver.see('网络开小差了');
      await driver.screenshot('error');
      await driver.tapText('看看怎么办');
      await driver.see('提示“网络开小差了”');
      await driver.back();
      await driver.tapText('联系客服');
      await driver.arrive(DESK);
      await driver.see('问题编号');
      await console.clearFaults();
      await driver.open(HELP);
      await driver.fill('搜索问题', 'tqhk');
      await driver.seeNot('大家常问');
      await driver.fill('搜索问题', 'zyhk');
      await driver.tapText('怎样还款，什么时候扣款');
      await driver.see('怎么做');
      await driver.screenshot('article');
      await driver.tapRole('button', /看看这个月要还多少/);
      await driver.arrive('/pages/repay/index');
    }));
});
