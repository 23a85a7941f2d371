import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import './PictureSourceSheet.scss';

interface PictureSourceProps {
  readonly open: boolean;
  /** '身份证人像面'. */
  readonly title: string;
  readonly note?: string;
  readonly onPick: (from: 'camera' | 'album') => unknown;
  readonly onClose: () => void;
}

/** Choice of the picture's source: camera or album. A choice closes the sheet. */
export function PictureSourceSheet({ open, title, note, onPick, onClose }: PictureSourceProps) {
  const pick = (from: 'camera' | 'album') => () => {
    onClose();
    // Without a delay: a browser opens its picker only within the tap itself.
    return onPick(from);
  };
  return (
    <Sheet open={open} title={title} note={note} onClose={onClose}>
      <View className="yl-picture-source">
        <Button onPress={pick('camera')}>拍照</Button>
        <Button kind="soft" onPress={pick('album')}>
          从相册选择
        </Button>
      </View>
    </Sheet>
  );
}
