import { MOST_PROTOCOL_PHOTOS } from '@/contract/boundCard';
import { cardRefusals } from '@/contract/card';
import { camera } from './camera';
import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const photo = async (index: number) => [await camera.photo({ shows: index })];

it('A card has so many photos of its protocol at most, and one that is there may be sent again', async () => {
  const person = await bank.credited();
  const [card] = (await person.must('queryBankList', {})).list;
  const cardId = card?.cardId ?? '';
  const stored = () => bank.db.query('select 1 from card_protocols where card_id = $1', [cardId]);
  for (let index = 0; index < MOST_PROTOCOL_PHOTOS; index += 1) {
    await person.must('uploadBankProtocol', { cardId }, await photo(index));
  }
  const refused = { code: cardRefusals.protocolPhotosFull };
  expect(await person.call('uploadBankProtocol', { cardId }, await photo(100))).toMatchObject(refused);
  await person.must('uploadBankProtocol', { cardId }, await photo(0));
  expect(await stored()).toHaveLength(MOST_PROTOCOL_PHOTOS);
});
