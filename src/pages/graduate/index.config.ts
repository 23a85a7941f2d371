export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '毕业生专区' });
