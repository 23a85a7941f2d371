import { BuiltIn } from './base';
import { BuiltInButton } from './button';
import { Checkbox, CheckboxGroup, Radio, RadioGroup, Switch } from './choice';
import { Form, Label } from './form';
import { BuiltInImage } from './image';
import { PageContainer } from './pageContainer';
import { Picker } from './picker';
import { Progress } from './progress';
import { RichText } from './richText';
import { ScrollView } from './scrollView';
import { Slider } from './slider';
import { Swiper, SwiperItem } from './swiper';
import { BuiltInInput, BuiltInTextarea } from './typing';
import { Navigator } from './navigator';
import { WebView } from './webView';
import type { drawnTags } from '../../../builtInTags';

class View extends BuiltIn {}
class BuiltInText extends BuiltIn {}

const builtIns: Readonly<Record<(typeof drawnTags)[number], CustomElementConstructor>> = {
  view: View,
  text: BuiltInText,
  image: BuiltInImage,
  button: BuiltInButton,
  input: BuiltInInput,
  textarea: BuiltInTextarea,
  'scroll-view': ScrollView,
  slider: Slider,
  switch: Switch,
  checkbox: Checkbox,
  'checkbox-group': CheckboxGroup,
  radio: Radio,
  'radio-group': RadioGroup,
  label: Label,
  form: Form,
  picker: Picker,
  swiper: Swiper,
  'swiper-item': SwiperItem,
  'rich-text': RichText,
  navigator: Navigator,
  progress: Progress,
  'web-view': WebView,
  'page-container': PageContainer,
};

for (const [tag, element] of Object.entries(builtIns)) customElements.define(`wx-${tag}`, element);
