export { homePopups, type HomePopups, type Leaving, type Popup } from './popups';
