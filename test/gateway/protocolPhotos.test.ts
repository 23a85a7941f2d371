import { MOST_PROTOCOL_PHOTOS } from '@/contract/boundCard';
import { cardRefusals } from '@/contract/card';
import { startGateway, type Bank } from './harness';
import { png } from './steps';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = (index: number) => [png(Buffer.concat([PIXEL, Buffer.from(`another one ${String(index)}`)]))];

it('A card has so many photos of its protocol at most, and one that is there may be sent again', async () => {
  const person = await bank.credited();
  const [card] = (await person.must('queryBankList', {})).list;
  const cardId = card?.cardId ?? '';
  const stored = () => bank.db.query('select 1 from card_protocols where card_id = $1', [cardId]);
  for (let index = 0; index < MOST_PROTOCOL_PHOTOS; index += 1) {
    await person.must('uploadBankProtocol', { cardId }, photo(index));
  }
  const refused = { code: cardRefusals.protocolPhotosFull };
  expect(await person.call('uploadBankProtocol', { cardId }, photo(100))).toMatchObject(refused);
  await person.must('uploadBankProtocol', { cardId }, photo(0));
  expect(await stored()).toHaveLength(MOST_PROTOCOL_PHOTOS);
});
