import { civilDateAt } from '@/domain/dates/civil';
import { randomUUID } from 'node:crypto';
import { readClock } from '../../queries/clock';
import { refuseOfflineRepayment } from '../../settlement';
import { advanceDays } from '../api/clock';
import { askDocument, decideDocument } from '../supplementReview';
import { reviewProof } from '../benefitReview';
import { answerProposalOf } from '../proposalReview';
import type { Person } from '../person';
import type { ConsoleTools } from '../tools';
import { applyWith, borrow, paper, type Make } from './steps';

/** Past the last day of a proof of consumption. */
const PROOF_DAYS = 31;
const REASON = '图片看不清，请重新拍';

const borrowForHome = (person: Person, tools: ConsoleTools) =>
  borrow(person, tools, { purpose: 'decoration' });

async function handInProof(person: Person, tools: ConsoleTools): Promise<string> {
  const loanNo = await borrowForHome(person, tools);
  await person.must('proofUpload', { loanNo }, [paper('装修收据', person, '12,000.00')]);
  await person.must('proofSubmit', { loanNo, requestNo: randomUUID() });
  return loanNo;
}

async function handInTransfer(person: Person, tools: ConsoleTools): Promise<string> {
  const loanNo = await borrow(person, tools);
  const paidOn = civilDateAt((await readClock(tools.db)).getTime());
  await person.must('offlineVoucher', {}, [paper('转账回单', person, '1,000.00', paidOn)]);
  const { waiting } = await person.must('offlineQuery', {});
  const { offlineNo } = await person.must('offlineSubmit', {
    loanNo,
    amount: '1000.00',
    paidOn,
    fileIds: waiting.map(({ fileId }) => fileId),
    requestNo: randomUUID(),
  });
  return offlineNo;
}

async function handInDocument(person: Person, tools: ConsoleTools): Promise<string> {
  await applyWith(person, tools, 'approve');
  const { supplementNo } = await askDocument(tools, { phone: person.phone });
  await person.must('supplementUpload', { supplementNo }, [paper('收入证明', person, '9,000.00')]);
  await person.must('supplementSubmit', { supplementNo, requestNo: randomUUID() });
  return supplementNo;
}

async function complain(person: Person): Promise<string> {
  const { proposeNo } = await person.must('proposeSave', {
    ...{ typeId: 'cost', content: '利息和合同里写的不一样，请核对', fileIds: [] },
    ...{ traceNo: '', requestNo: randomUUID() },
  });
  return proposeNo;
}

/** States of what a person hands in and somebody reviews. */
export const paperMakers = {
  proving: async (person, tools) => {
    await borrowForHome(person, tools);
    return undefined;
  },
  proofReviewing: async (person, tools) => {
    await handInProof(person, tools);
    return undefined;
  },
  proofRefused: async (person, tools) => {
    await reviewProof(tools, await handInProof(person, tools), { approve: false, reason: REASON });
    return undefined;
  },
  proofLate: async (person, tools) => {
    await borrowForHome(person, tools);
    await advanceDays(tools.db, PROOF_DAYS);
    return `产品时钟向前拨了${PROOF_DAYS}天，对所有客户都生效，不能拨回`;
  },
  offlineReviewing: async (person, tools) => {
    await handInTransfer(person, tools);
    return undefined;
  },
  offlineRefused: async (person, tools) => {
    await refuseOfflineRepayment(tools.db, await handInTransfer(person, tools), REASON);
    return undefined;
  },
  documentAsked: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    await askDocument(tools, { phone: person.phone });
    return undefined;
  },
  documentReviewing: async (person, tools) => {
    await handInDocument(person, tools);
    return undefined;
  },
  documentRefused: async (person, tools) => {
    const no = await handInDocument(person, tools);
    await decideDocument(tools, { no, approve: false, reason: REASON });
    return undefined;
  },
  protocolReviewing: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    const { list } = await person.must('queryBankList', {});
    await person.must('uploadBankProtocol', { cardId: list[0]?.cardId ?? '' }, [
      paper('纸质扣款协议', person, '12,000.00'),
    ]);
    return undefined;
  },
  complaining: async (person) => {
    await complain(person);
    return undefined;
  },
  answered: async (person, tools) => {
    const proposeNo = await complain(person);
    await answerProposalOf(tools, { proposeNo, words: '已经核对，按合同计算，没有多收。' });
    return undefined;
  },
} as const satisfies Record<string, Make>;
