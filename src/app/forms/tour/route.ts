import { postTour } from '@/features/giving/store/tours/handlers'

export const POST = postTour
