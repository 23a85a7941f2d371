/** NutUI has types only for its index, which imports every icon; each icon's module exports this type. */
declare module '@nutui/icons-react-taro/dist/es/icons/*' {
  import type { ComponentType } from 'react';

  const Drawing: ComponentType<{ readonly size?: string }>;
  export default Drawing;
}
