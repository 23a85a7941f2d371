export { pickPicture, type Picked } from './pictures';
export { READING, Shot } from './shot';
