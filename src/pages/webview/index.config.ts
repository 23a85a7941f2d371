import { routes } from '../../navigation/routes';

// The host's own bar: in the mini-program a web page covers all of ours.
export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: routes.webview.title });
