import { ContactsForm } from '@/features/contacts';
import { CreditFlow } from '@/features/creditFlow';
import { Resource } from '@/model/resource';

/** Contacts, occupation and company of the credit flow (spec §5 Contact node). */
export class AddContactsModel {
  readonly flow = new CreditFlow(['addContacts', 'creditAddContacts']);
  readonly form = new ContactsForm('credit');
  readonly content = new Resource(() => Promise.all([this.flow.load(), this.form.load()]));
  readonly load = this.content.load;

  submit(): Promise<boolean> {
    return this.form.submit(() => this.flow.advance());
  }
}
