/**
 * What `@tarojs/components` is on H5 (config/elements): Taro's elements, each in its own file. Taro's index has all of them in one module,
 * so the first page would load every element that any page uses.
 */
export { Image } from './image';
export { Input } from './input';
export { Button, Text, View } from './plain';
export { ScrollView } from './scrollView';
export { Textarea } from './textarea';
export { WebView } from './webView';
