import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Bank } from '../harness';

interface View {
  status: string;
  overdueDays: number;
  limit: { total: string; available: string } | null;
  application: { state: string } | null;
  loans: { state: string; amount: string; schedule: unknown[] }[];
  repayments: { state: string; amount: string }[];
  cards: { bankName: string; cardNo: string }[];
  whitelisted: boolean;
  persona?: { name: string; cardNo: string };
  name: string;
}

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

describe('personas', () => {
  it.each([
    ['new', '13700000001', { status: 'newUser', limit: null, application: null, loans: [] }],
    [
      'reviewing',
      '13700000002',
      { status: 'creditReview', limit: null, application: { state: 'reviewing' } },
    ],
    ['denied', '13700000003', { status: 'creditDenied', limit: null, application: { state: 'denied' } }],
    [
      'credited',
      '13700000004',
      { status: 'creditPass', limit: { total: '50000.00', available: '50000.00' } },
    ],
    [
      'borrowing',
      '13700000005',
      { status: 'creditRepay', loans: [{ state: 'normal', amount: '12000.00' }], overdueDays: 0 },
    ],
    [
      'settled',
      '13700000006',
      {
        status: 'creditPass',
        loans: [{ state: 'settled' }],
        repayments: [{ state: 'paid', amount: '12000.00' }],
      },
    ],
    ['whitelisted', '13700000007', { status: 'newUser', whitelisted: true }],
  ])('%s stands where its name says', async (persona, phone, expected) => {
    const made = await bank.console.makePersona(phone, persona);
    expect(made).toMatchObject({ phone, persona });
    expect(await bank.console.customer<View>(phone)).toMatchObject(expected);
  });
});
