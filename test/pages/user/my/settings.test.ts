import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { AboutMainModel } from '@/pages/user/my/setting/aboutMain.model';
import { MySettingsModel } from '@/pages/user/my/setting/index.model';
import { SETTINGS } from '@/pages/user/my/setting/texts';
import { display } from '@/stores/display';
import { top, useStage } from './stage';

const stage = useStage();

async function open(): Promise<MySettingsModel> {
  const model = new MySettingsModel();
  await model.load();
  return model;
}

const onOf = (model: MySettingsModel) =>
  Object.fromEntries(model.shownSwitches.map(({ kind, on }) => [kind, on]));

describe('my settings', () => {
  it('keep the text size on this device', async () => {
    const model = await open();
    expect(model.size).toBe('m');
    model.setSize('xl');
    expect([display.textSize, persisted.get('textSize')]).toEqual(['xl', 'xl']);
    model.setSize('m');
    expect(display.textSize).toBe('');
  });

  it('show the text size by a sentence that is not taken for a debt', () => {
    expect(SETTINGS.sample).toMatch(/^预览：[^元期借还]*$/);
  });

  it('keep the notifications at the gateway, for this person', async () => {
    const model = await open();
    expect(onOf(model)).toEqual({ due: 'Y', progress: 'Y', money: 'Y', promotion: 'Y' });
    await model.set('due', false);
    expect(onOf(await open()).due).toBe('N');
    const other = await stage.bank.credited();
    const { list } = await other.must('noticeSwitches', {});
    expect(list.every(({ on }) => on === 'Y')).toBe(true);
  });

  it('stay as they are if the gateway does not answer, and say so', async () => {
    const model = await open();
    await stage.bank.console.faults([{ path: '/custInfo/notice/switch', fault: 'status', value: 503 }]);
    await model.set('money', false);
    expect(onOf(model).money).toBe('Y');
    expect(model.submission.problem).not.toBe('');
  });

  it('lead to version, update check and agreements', async () => {
    const model = new AboutMainModel();
    await model.load();
    expect(model.standing.value).toMatch(/^(?:已是最新|有新版本，去更新)$/);
    await model.read('privacy');
    expect(top()).toBe(`${routes.contractTemplate.path}?id=privacy`);
  });
});
