import { routes } from '@/navigation';
import { IdCardStep } from '@/pages/creditV2/parts/idCard';
import { drawIdBack, drawIdFront, specimenDefaults } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { choose, chooseInTurn, photo, useStage } from './hand';

const stage = useStage(5200);

const { nation, address, authority } = specimenDefaults;
const front = () => {
  const { name, idNo } = stage.person.facts;
  return photo(drawIdFront({ name, idNo, nation, address, birth: '1990-03-07', sex: '女' }));
};
const back = () => photo(drawIdBack({ authority, validFrom: '2020-03-07', validTo: '2040-03-07' }));

beforeEach(() => host.reset(routes.home.path, routes.creditFront.path, routes.ocrTab.path));

async function begin(): Promise<IdCardStep> {
  const step = new IdCardStep('ocrTab', ['front', 'back']);
  await step.load();
  step.consent.of('id-card').type(true);
  return step;
}

describe('the ID card step', () => {
  it('opens the camera with the consent, and for the second side once the first is read', async () => {
    const step = await begin();
    const asked = chooseInTurn(front(), back());
    await step.agreed();
    expect([step.front.shot.state, step.back.shot.state, asked()]).toEqual(['ok', 'ok', 2]);
    // Nothing is missing: another tick, or a picture that is taken again, opens no other camera.
    await step.agreed();
    choose(front());
    await step.take('front');
    expect([asked(), step.front.shot.state, step.back.shot.state]).toEqual([2, 'ok', 'ok']);
  });

  it('opens the camera with the consent also after the page has said what is missing', async () => {
    const step = new IdCardStep('ocrTab', ['front', 'back']);
    await step.load();
    await step.confirm();
    expect([step.front.shot.state, step.back.shot.state]).toEqual(['error', 'error']);
    const asked = chooseInTurn(front(), back());
    step.consent.of('id-card').type(true);
    await step.agreed();
    expect([step.front.shot.state, step.back.shot.state, asked()]).toEqual(['ok', 'ok', 2]);
  });

  it.each([
    ['the first side could not be read', () => [back()], 1, ['error', 'empty']],
    ['the person left the first camera', () => [], 1, ['empty', 'empty']],
    ['the person left the second camera', () => [front()], 2, ['ok', 'empty']],
  ] as const)('opens no further camera if %s', async (_, pictures, cameras, states) => {
    const step = await begin();
    const asked = chooseInTurn(...pictures());
    await step.agreed();
    expect([asked(), [step.front.shot.state, step.back.shot.state]]).toEqual([cameras, states]);
  });

  it('opens no further camera if the person goes back from taking a side again', async () => {
    const step = await begin();
    const asked = chooseInTurn(front());
    await step.agreed();
    expect([asked(), step.front.shot.state, step.back.shot.state]).toEqual([2, 'ok', 'empty']);
    await step.take('front');
    expect([asked(), step.front.shot.state, step.back.shot.state]).toEqual([3, 'ok', 'empty']);
  });

  it('opens no second camera on a page that the person has left', async () => {
    const step = await begin();
    const asked = chooseInTurn(front(), back());
    const taking = step.agreed();
    host.reset(routes.home.path);
    await taking;
    expect([asked(), step.back.shot.state]).toEqual([1, 'empty']);
  });
});
