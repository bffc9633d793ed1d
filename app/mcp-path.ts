/** Where assistants ask by the Model Context Protocol (server/mcp/endpoint.ts). */
export const mcpPath = '/mcp'
