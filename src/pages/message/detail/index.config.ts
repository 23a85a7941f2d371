export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '消息详情' });
