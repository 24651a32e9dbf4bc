/// The pages of the embedded intranet, which link to each other and to a foreign place.
enum SamplePages {
  /// HTML by path.
  static let all = [
    "/intranet/": """
    <title>Intranet</title>
    <h1>Intranet</h1>
    <ul>
    <li><a href="safety.html">Safety</a></li>
    <li><a href="calendar.html">Calendar</a></li>
    <li><a href="https://www.example.org/">A place outside</a></li>
    </ul>
    """,
    "/intranet/safety.html": """
    <title>Safety</title>
    <h1>Safety</h1>
    <p>Know your nearest exit. In a drill, gather on the <b>north lawn</b>.</p>
    <p><a href="./">Back to the first page</a></p>
    """,
    "/intranet/calendar.html": """
    <title>Calendar</title>
    <h1>Calendar</h1>
    <table>
    <tr><th>Week</th><th>What</th></tr>
    <tr><td>1</td><td>Enrolment</td></tr>
    <tr><td>11</td><td>Examinations</td></tr>
    </table>
    <p><a href="/intranet/">Back to the first page</a></p>
    """,
  ]
}
