export { postConfirm as POST } from '@/features/members/server/member-handlers'
