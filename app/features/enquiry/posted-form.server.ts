/** Reads a form posted to a page, from whoever posts: browsers, and programs that send anything. */
import type { EnquiryOutcome } from '#app/context.ts'

/** The server has bounded its size. @throws a response 400 for what is no form. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** The HTTP status of the page that answers a posted form. */
export function statusOf({ status }: EnquiryOutcome): number {
  if (status === 'accepted') return 200
  return status === 'invalid' ? 422 : 503
}
