import { routes } from '../../navigation/routes';

// The host's own title bar: in the mini-program a web page covers everything of ours.
export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: routes.webview.title });
