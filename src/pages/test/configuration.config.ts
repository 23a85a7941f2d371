import { routes } from '../../navigation/routes';

// Spec §1, §2: the configuration test page has the host's standard title bar.
export default definePageConfig({
  navigationStyle: 'default',
  navigationBarTitleText: routes.testConfiguration.title,
});
