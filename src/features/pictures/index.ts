export { pickPicture, type Picked, type PictureSource } from './pictures';
export { PictureSourceSheet } from './PictureSourceSheet';
export { READING, Shot } from './shot';
