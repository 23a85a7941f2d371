export { afterLogin, loginDone } from './afterLogin';
export { lookAtLink } from './linkLook';
