import { personCalls } from '@/contract/person';
import type { Drawing } from '@/features/gesture/drawing';
import { LockModel } from '@/features/gesture/lockModel';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { GestureModel } from '@/pages/setting/security/gesture_password/gesturePwdSet.model';
import { call } from '@/request';
import { gesture } from '@/stores/gesture';
import { session } from '@/stores/session';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { useStage } from '../repay/stage';

useStage();

beforeEach(() => {
  host.reset(routes.home.path, routes.security.path);
  gesture.remove();
});

describe('the gesture password', () => {
  const draw = (drawing: Drawing, ...dots: number[]) => {
    for (const dot of dots) drawing.tap(dot);
    drawing.finish();
  };

  function setUp(): void {
    const { form } = new GestureModel();
    draw(form.drawing, 0, 1, 2, 5);
    draw(form.drawing, 0, 1, 2, 5);
  }

  it('is drawn twice, refused when too short or different, and stored only as a digest', () => {
    const { form } = new GestureModel();
    draw(form.drawing, 0, 1, 2);
    expect(form.drawing.error).toBe('太短了，至少连 4 个点');
    draw(form.drawing, 0, 1, 2, 5);
    expect(form.stage).toBe('second');
    draw(form.drawing, 0, 1, 2, 4);
    expect([form.stage, form.drawing.error]).toEqual(['first', '两次画的不一样，请重新设置']);
    expect(gesture.enabled).toBe(false);
    setUp();
    expect(gesture.enabled).toBe(true);
    expect(JSON.stringify(persisted.get('gesture'))).not.toMatch(/0-1-2-5|0,1,2,5/);
  });

  it('takes dots that are tapped one by one with a finger', async () => {
    const { form } = new GestureModel();
    for (const dot of [0, 1, 2, 5]) {
      await form.drawing.begin(0, 0);
      form.drawing.end();
      form.drawing.tap(dot);
    }
    expect(form.drawing.dots).toEqual([0, 1, 2, 5]);
  });

  it('is switched off or changed only after the current one', async () => {
    setUp();
    const model = new GestureModel();
    expect(model.stage).toBe('choose');
    model.switchOff();
    draw(model.current.drawing, 8, 7, 6, 3);
    await Promise.resolve();
    expect([model.current.drawing.error, gesture.enabled]).toEqual(['手势不对，还可以试 4 次', true]);
    draw(model.current.drawing, 0, 1, 2, 5);
    await Promise.resolve();
    await Promise.resolve();
    expect([gesture.enabled, gesture.triesLeft]).toEqual([false, 5]);
    setUp();
    const again = new GestureModel();
    again.again();
    draw(again.current.drawing, 0, 1, 2, 5);
    await Promise.resolve();
    await Promise.resolve();
    expect([again.stage, gesture.enabled]).toEqual(['new', true]);
  });

  it('locks at the next opening; the right one opens, five wrong ones end the session', async () => {
    setUp();
    gesture.start();
    expect(gesture.locked).toBe(true);
    const lock = new LockModel('lock');
    draw(lock.drawing, 0, 1, 2, 5);
    await Promise.resolve();
    expect(gesture.locked).toBe(false);
    gesture.start();
    for (let left = 4; left > 0; left -= 1) {
      draw(lock.drawing, 8, 7, 6, 3);
      expect(lock.drawing.error).toBe(`手势不对，还可以试 ${left} 次`);
    }
    const { tokenCode, userInfo } = session;
    draw(lock.drawing, 8, 7, 6, 3);
    // Anyone who draws on gets no sixth try.
    draw(lock.drawing, 0, 1, 2, 5);
    expect(gesture.locked).toBe(true);
    await soon(() =>
      expect([session.loggedIn, gesture.enabled, gesture.locked]).toEqual([false, false, false]),
    );
    await soon(() => expect(host.addresses.at(-1)).toBe(routes.login.path));
    // Also for the gateway.
    if (userInfo === null) throw new Error('no one was logged in');
    session.start({ tokenCode, userInfo });
    await expect(call(personCalls.queryUserInfo, {})).rejects.toMatchObject({ kind: 'expired' });
  });

  it('has no more tries after the app was closed at the last wrong one', () => {
    setUp();
    for (let tries = 5; tries > 0; tries -= 1) gesture.fail();
    gesture.start();
    expect([session.loggedIn, gesture.enabled, gesture.locked]).toEqual([false, false, false]);
  });

  it('of another person does not lock', async () => {
    setUp();
    persisted.set({ gesture: { ...persisted.get('gesture'), owner: 'someone-else' } });
    gesture.start();
    expect(gesture.locked).toBe(false);
  });
});
