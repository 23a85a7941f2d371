import { routes, type PageParams } from '@/navigation';
import { recovery } from '@/pages/login/parts/recovery';
import { RecoveryCardModel } from '@/pages/login/phoneDisabled/bankcard.model';
import { RecoveryIdCardModel } from '@/pages/login/phoneDisabled/ocr.model';
import { face } from '@/platform/face';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { drawIdBack, drawIdFront, specimenDefaults } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { choose, photo, useStage, type Stage } from '../creditV2/hand';
import { faceDecision } from '../../gateway/faceDecision';
import { CODED } from '../../gateway/steps';

const { nation, address, authority } = specimenDefaults;
export const NOWHERE: PageParams = new Map();

/** A person with an account, a card and a passed face check, not logged in on this device; and the steps of the recovery. */
export function useRecovery(first: number) {
  const stage: Stage = useStage(first);
  const front = (idNo = stage.person.facts.idNo) =>
    photo(
      drawIdFront(
        { name: stage.person.facts.name, idNo, nation, address, birth: '1990-03-07', sex: '女' },
        CODED,
      ),
    );
  const back = () => photo(drawIdBack({ authority, validFrom: '2020-03-07', validTo: '2040-03-07' }, CODED));

  beforeEach(async () => {
    await stage.person.apply();
    recovery.forget();
    session.clear('loggedOut');
    Object.assign(face, { open: () => Promise.resolve('left') });
    host.reset(routes.login.path, routes.recoveryCard.path);
  });

  /** What survives a reload of a page: the stored values. */
  function reload(): void {
    const { resumeKey, faceNonce, bizToken } = drafts.get('recovery');
    recovery.forget();
    drafts.keep('recovery', { resumeKey, faceNonce, bizToken });
  }

  /** Step 1, done. */
  async function begin(): Promise<RecoveryCardModel> {
    const model = new RecoveryCardModel();
    model.load();
    model.form.fields.name.type(stage.person.facts.name);
    model.form.fields.idNo.type(stage.person.facts.idNo.toLowerCase());
    model.typeCard(stage.person.facts.cardNo);
    await model.submit();
    return model;
  }

  async function showBoth(): Promise<RecoveryIdCardModel> {
    const model = new RecoveryIdCardModel(NOWHERE);
    await model.load();
    model.consent.of('id-card').type(true);
    choose(front());
    await model.take('front');
    choose(back());
    await model.take('back');
    return model;
  }

  async function decide(outcome: string): Promise<PageParams> {
    const { faceNonce, bizToken } = drafts.get('recovery');
    await stage.person.world.send(faceDecision(bizToken, outcome));
    return new Map([
      ['nonce', faceNonce],
      ['bizToken', bizToken],
    ]);
  }

  async function checkFace(outcome: string): Promise<PageParams> {
    const model = await showBoth();
    model.face.form.fields.consent.of('face').type(true);
    await model.next();
    return decide(outcome);
  }

  /** Returns from the check to a reloaded page, and proves who is there. */
  async function comeBack(params: PageParams): Promise<RecoveryIdCardModel> {
    reload();
    host.reset(routes.recoveryIdCard.path);
    const model = new RecoveryIdCardModel(params);
    await model.load();
    model.resume.form.fields.tail.type(stage.person.facts.idNo.slice(-6));
    await model.resume.submit();
    return model;
  }

  return { stage, front, back, reload, begin, showBoth, decide, checkFace, comeBack };
}
