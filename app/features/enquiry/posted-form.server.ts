/** Reads a form posted to a page, from whoever posts: browsers, and programs that send anything. */
import type { EnquiryOutcome } from '#app/context.ts'

/** Bytes of a posted form; the long enquiry has about 15,000. */
const largestForm = 64 * 1024

/** @throws a response 413 for what is larger, 400 for what is no form. */
export async function postedForm(request: Request): Promise<FormData> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > largestForm) throw new Response(null, { status: 413 })
    parts.push(part)
  }
  try {
    return await new Response(new Blob(parts), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** The HTTP status of the page that answers a posted form. */
export function statusOf({ status }: EnquiryOutcome): number {
  if (status === 'accepted') return 200
  return status === 'invalid' ? 422 : 503
}
