export { ContactsFields } from './ContactsFields';
export { ContactsForm } from './contactsForm';
