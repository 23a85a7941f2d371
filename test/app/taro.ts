import { taroModule } from './host';

export default taroModule.default;
