// The security page shows the phone and begins its change; this address stays for links to it.
export { default } from '../index';
