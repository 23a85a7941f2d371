export const EMPTY = '还没有消息，有新的通知会在这里展示。';
export const GONE = '这条消息不存在，或者已经下线了。';
export const OPEN = '去看看';
export const ALL_READ = '都标为已读了';
export const NOT_MARKED = '没有标成功，请稍后再试';
