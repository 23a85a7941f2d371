/** Styles of the components that a first visit shows: in the app's own sheet, so that the prerendered first screen and the page share one copy. */
import '../components/Icon/index.scss';
import '../components/TextLink/index.scss';
import '../components/Notice/index.scss';
import '../components/Button/index.scss';
import '../components/Empty/index.scss';
import '../components/Skeleton/index.scss';
import '../components/NavBar/index.scss';
import '../components/Page/index.scss';
import '../components/Figure/index.scss';
import '../components/Card/index.scss';
import '../components/Hero/index.scss';
import '../components/Tag/index.scss';
import '../components/Shortcuts/index.scss';
