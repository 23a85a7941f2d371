import { ServiceModel } from '@/features/service';
import { SERVICE_TEXTS } from '@/features/service/texts';
import { variantOf } from '@/features/experiment';
import { session } from '@/stores/session';
import { track } from '@/stores/track';
import { useStage } from '../creditV2/hand';

const stage = useStage(8850);
let told: [string, string][];
beforeEach(() => {
  told = [];
  jest.spyOn(track, 'experiment').mockImplementation((name, variant) => void told.push([name, variant]));
});
afterEach(() => jest.restoreAllMocks());

const ABTEST = '/common/abtest';
const noteAfter = async () => {
  const model = new ServiceModel(new Map());
  expect(model.helpNote.trim()).toBe('');
  await model.load();
  return model.helpNote;
};

describe('the experiment help-first', () => {
  it('decides the wording of the help entry by the answer of the gateway, and tracking is told', async () => {
    const { variant } = await stage.person.must('abtest', { experiment: 'help-first' });
    expect(await noteAfter()).toBe(SERVICE_TEXTS.helpNotes[variant]);
    expect(told).toEqual([['help-first', variant]]);
  });

  it.each(['status', 'delay'] as const)(
    'falls back without an answer (%s), and nothing is told',
    async (fault) => {
      const value = fault === 'status' ? 503 : 5000;
      await stage.bank.console.faults([{ path: ABTEST, fault, value, times: 3 }]);
      expect(await noteAfter()).toBe(SERVICE_TEXTS.helpNotes.A);
      expect(told).toEqual([]);
    },
  );

  it('asks nothing for a visitor', async () => {
    session.clear('loggedOut');
    expect(await variantOf('help-first')).toBe('A');
    expect(told).toEqual([]);
  });
});
