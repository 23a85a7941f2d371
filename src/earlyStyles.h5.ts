/**
 * Styles of the components that a first visit shows. The first screen needs most of them before any file has loaded (tasks/prerender.mjs), so they
 * are in the page (config/inlineStyles), once, and in no other file.
 */
import './components/Icon/index.scss';
import './components/TextLink/index.scss';
import './components/Notice/index.scss';
import './components/Button/index.scss';
import './components/Empty/index.scss';
import './components/Skeleton/index.scss';
import './components/NavBar/index.scss';
import './components/Page/index.scss';
import './components/Figure/index.scss';
import './components/Card/index.scss';
import './components/Hero/index.scss';
import './components/Tag/index.scss';
import './components/Shortcuts/index.scss';
