import { routes } from '../../../navigation/routes';

// Spec §2: the customer-service pages have the host's standard title bar.
export default definePageConfig({
  navigationStyle: 'default',
  navigationBarTitleText: routes.onlineService.title,
});
