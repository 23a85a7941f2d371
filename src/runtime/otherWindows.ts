import { persisted } from '@/model/persisted';
import { relaunch, showAgain } from '@/navigation';
import { session } from '@/stores/session';

/** Goes along with a login or a logging out in another window of the same browser. Once, at launch; the answer ends it. */
export function watchOtherWindows(): () => void {
  return persisted.onOtherWindow(() => {
    const now = session.follow();
    // Pages hold what they have loaded of the person before: none of them stays.
    if (now === 'anotherPerson') void relaunch('home');
    // Shown again, a page looks after its data, and a member's page asks for a login.
    else if (now !== undefined) showAgain();
  });
}
