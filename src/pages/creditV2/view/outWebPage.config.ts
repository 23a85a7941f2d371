import { routes } from '../../../navigation/routes';

// The host's own title bar (spec §2): in the mini-program the partner's page covers everything of ours.
export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: routes.outWeb.title });
