export { afterLogin, loginDone } from './afterLogin';
export { linkIsOver, lookAtLink } from './linkLook';
