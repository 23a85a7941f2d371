export { homePopups, Popups, type Leaving, type Popup } from './popups';
