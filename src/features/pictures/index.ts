export { photographInTurn } from './inTurn';
export { pickPicture, type Picked } from './pictures';
export { READING, Shot } from './shot';
export { PictureUploads, type UploadTarget } from './uploads';
