import type { SensitiveAction } from '@/contract/codes';
import { go } from '@/navigation';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';

interface Proof {
  readonly checkToken: string;
  /** A new login needs a new check. */
  readonly generation: number;
}

/** Proofs of identity for the next sensitive action, each for one action. In memory only: after a reload the identity is checked again. */
class IdentityChecks {
  private readonly proofs = new Map<SensitiveAction, Proof>();
  private face: Proof | undefined = undefined;

  /** Opens the check; it comes back to this page. `subject` finds the page again after a face check, which leaves the site on H5. */
  async ask(action: SensitiveAction, subject = ''): Promise<void> {
    this.proofs.delete(action);
    drafts.keep('face', { subject });
    await go('verifyUser', { action });
  }

  /** Another company's host reads the number of a passed face check as the proof itself (spec §7 getAuthResult). */
  putFace(bizToken: string): void {
    this.face = { checkToken: bizToken, generation: session.generation };
  }

  takeFace(): string | undefined {
    const { face } = this;
    this.face = undefined;
    return face?.generation === session.generation ? face.checkToken : undefined;
  }

  has(action: SensitiveAction): boolean {
    return this.peek(action) !== undefined;
  }

  /** For a step before the action: the token stays. */
  peek(action: SensitiveAction): string | undefined {
    const proof = this.proofs.get(action);
    return proof?.generation === session.generation ? proof.checkToken : undefined;
  }

  /** For the action: it can be taken once. */
  take(action: SensitiveAction): string | undefined {
    const token = this.peek(action);
    this.proofs.delete(action);
    return token;
  }

  put(action: SensitiveAction, checkToken: string): void {
    this.proofs.set(action, { checkToken, generation: session.generation });
  }
}

export const checks = new IdentityChecks();
