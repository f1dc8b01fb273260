export { postQuizSubmit as POST } from '@/features/film/store/quizzes/handlers'
