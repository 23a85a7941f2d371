import Fastify from 'fastify';
import { bankNotifyRoute } from '../../../gateway/settlement';
import { soon } from '../../soon';
import { Desk } from './desk';

let desk: Desk;
let settle: jest.SpyInstance;
const app = Fastify();
beforeAll(async () => {
  desk = await Desk.open('2026-11-18');
  settle = jest.spyOn(desk.settlement, 'settle');
  await app.register(bankNotifyRoute, { settlement: desk.settlement });
});
beforeEach(() => settle.mockClear());
afterAll(async () => {
  await app.close();
  await desk.close();
});

const notify = (payload: object) => app.inject({ method: 'POST', url: '/settlement/changed', payload });

describe('a note of the bank', () => {
  it('has the order asked about, and says nothing of it', async () => {
    const orderNo = await desk.drawing('L1');
    const { statusCode, body } = await notify({ orderNo });
    expect([statusCode, body]).toEqual([202, '{}']);
    await soon(async () => expect(await desk.stateOf(orderNo)).toEqual(['approved', true]));
  });

  it.each([
    ['of no order', {}],
    ['of a number', { orderNo: 5 }],
    ['of nothing', { orderNo: '' }],
    ['that is too long', { orderNo: 'O'.repeat(65) }],
    ['with a space before', { orderNo: ' OL1' }],
    ['with a space after', { orderNo: 'OL1 ' }],
  ])('%s is answered like any other, and no one is asked', async (_what, payload) => {
    expect((await notify(payload)).statusCode).toBe(202);
    expect(settle).not.toHaveBeenCalled();
  });

  it('of the longest number is looked up', async () => {
    await notify({ orderNo: 'O'.repeat(64) });
    expect(settle).toHaveBeenCalledWith('O'.repeat(64));
  });

  it('beyond a thousand bytes is not read', async () => {
    expect((await notify({ orderNo: 'OL1', more: 'x'.repeat(1024) })).statusCode).toBe(413);
  });
});
