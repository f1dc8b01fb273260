export { postTourChange as POST } from '@/features/giving/server/tours/change'
