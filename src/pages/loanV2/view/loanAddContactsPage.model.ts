import { ContactsForm } from '@/features/contacts';
import { Resource } from '@/model/resource';
import { PageMoves } from '@/navigation';
import { checkStep, onwards } from '../parts/onwards';

/** Contacts, if the phase display asks for them before a drawing. */
export class LoanAddContactsModel {
  private readonly moves = new PageMoves();
  readonly form = new ContactsForm('loan');
  readonly ready = new Resource(async () => {
    await checkStep('loanAddContacts', this.moves);
    await this.form.load();
  });

  load(): Promise<void> {
    return this.ready.load();
  }

  async submit(): Promise<void> {
    if (await this.form.submit()) await onwards(this.moves);
  }
}
