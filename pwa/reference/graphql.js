/* The page of the GraphQL explorer. Its operations run on this server. */

const FIRST_OPERATION = `# Press the triangle.
# The answer lists the last games.
#
# To act as a character, claim its card:
#   mutation {
#     claim(
#       token: "token on the card"
#       device: "explorer-1"
#       bearer: true
#     ) { game bearer }
#   }
# Then write under Headers:
#   {"authorization": "Bearer ..."}

{
  games(last: 5) {
    id
    title
    status
  }
}
`;

const socketAddress = new URL("/graphql", location.href);
socketAddress.protocol = location.protocol.replace("http", "ws");

const fetcher = GraphiQL.createFetcher({ url: "/graphql", subscriptionUrl: socketAddress.href });

const page = document.getElementById("explorer");
// GraphiQL stores operations in this browser. It must not store headers, because they hold tokens.
const explorer = React.createElement(GraphiQL, { fetcher, defaultQuery: FIRST_OPERATION, shouldPersistHeaders: false, defaultEditorToolsVisibility: "headers" });
ReactDOM.createRoot(page).render(explorer);
