export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '借据详情' });
