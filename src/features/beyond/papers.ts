import type { Request, Response } from '@/contract';
import { documentCalls } from '@/contract/document';
import { historyCalls } from '@/contract/history';
import { repayCalls } from '@/contract/repay';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { call } from '@/request';

async function papersOf(loanNo: string, at: string) {
  const { amount, drawnOn, contracts } = await call(repayCalls.queryLoanState, { loanNo });
  return { loanNo, amount, drawnOn, files: contracts.map((file) => ({ ...file, at })) };
}

const textOf = (id: string) => call(documentCalls.contractText, { id });

export const insteadOfPapers = {
  /** The text with its blanks: contract/{id} (spec §7). */
  contractPreview: async ({ templateId }: Request<'contractPreview'>): Promise<Response<'contractPreview'>> =>
    textOf(templateId),

  /** No pictures of pages: the paper can be downloaded. */
  contractPages: async (request: Request<'contractPages'>): Promise<Response<'contractPages'>> => {
    const { url, title } = await call(documentCalls.contractDownload, request);
    return { url, title, pages: [] };
  },

  /** Of the newest loans, each with its papers; the agreements besides are not known. */
  queryContractList: async (): Promise<Response<'queryContractList'>> => {
    const { records } = await call(historyCalls.queryLoanRecordInfo, { kind: 'loan' });
    const drawn = records.filter(({ state, loanNo }) => state === 'paid' && loanNo !== '');
    const loans = await Promise.all(drawn.map(({ loanNo, at }) => papersOf(loanNo, at)));
    return { loans, agreements: [] };
  },

  /** The two agreements of a login, whose ids the client knows. */
  agreementList: async (): Promise<Response<'agreementList'>> => {
    const texts = await Promise.all(REGISTER_AGREEMENTS.map(({ key }) => textOf(key)));
    return {
      list: texts.map(({ templateId, title, version, effectiveOn }) => ({
        ...{ templateId, title, version, effectiveOn },
        earlier: [],
      })),
    };
  },
};
